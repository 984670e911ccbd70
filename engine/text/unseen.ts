/** Format characters and others that are drawn as nothing, but no controls. */
const unseen = '[\\s\\p{Cf}\\p{Default_Ignorable_Code_Point}]';
const onlyUnseen = new RegExp(`^${unseen}*$`, 'u');
/** The look behind keeps it from trying each of many spaces in the middle. */
const unseenEnds = new RegExp(`^${unseen}+|(?<!${unseen})${unseen}+$`, 'gu');

/** Whether a text shows nothing. */
export function isUnseen(text: string): boolean {
  return onlyUnseen.test(text);
}

/** A text without what cannot be seen before and after it, which copying from elsewhere leaves there. */
export function trimUnseen(text: string): string {
  return text.replace(unseenEnds, '');
}

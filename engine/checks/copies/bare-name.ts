/**
 * An offer's name as sentences use it: "Your Vital Signs Chart" is "The Vital Signs Chart". A name whose
 * rest would be two words stays whole, since two words may be ordinary ones.
 */
export function bareName(name: string): string {
  const bare = name.replace(/^(?:The|An?|Your|My|Our) /u, '');
  return bare.split(/\s+/u).length >= 3 ? bare : name;
}

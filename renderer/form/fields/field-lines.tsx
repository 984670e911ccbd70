interface LineProps {
  /** The id of the field it belongs to. */
  readonly id: string;
  readonly text: string | undefined;
}

/** The sentence under a field's label. */
export function HelpLine({ id, text }: LineProps) {
  return (
    text && (
      <p className="help" id={`${id}-help`}>
        {text}
      </p>
    )
  );
}

/** What is wrong with an answer. */
export function MistakeLine({ id, text }: LineProps) {
  return (
    text && (
      <p className="error" id={`${id}-error`}>
        {text}
      </p>
    )
  );
}

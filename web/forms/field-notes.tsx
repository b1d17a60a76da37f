interface Notes {
  hint?: string | undefined;
  error?: string | undefined;
  /** The mark of a field that may stay empty. */
  optional?: string | undefined;
}

/** Which of the notes beside a field belong to it, for its `aria-describedby`. */
export function notesOf(id: string, { hint, error, optional }: Notes) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`, optional && `${id}-optional`].filter(Boolean);
  return {
    ...(error !== undefined && { 'aria-invalid': true }),
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
  };
}

export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 font-medium text-bad text-sm">
          {error}
        </p>
      )}
    </>
  );
}

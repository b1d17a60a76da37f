interface LineFault {
  line: number;
  message: string;
}

interface Props {
  faults: readonly LineFault[];
  /** More than are listed, where there are very many. */
  count: number;
}

/** What is wrong with a file, line by line. */
export function LineFaults({ faults, count }: Props) {
  const sentences = new Map(faults.map((fault) => [`${fault.line} ${fault.message}`, fault]));
  return (
    <>
      <p className="font-medium">
        {count === 1 ? '1 line has' : `${count} lines have`} to be corrected first. Nothing was taken.
      </p>
      <ul aria-label="What is wrong" className="mt-2 grid max-h-60 gap-1 overflow-y-auto">
        {[...sentences].map(([key, { line, message }]) => (
          <li key={key}>
            <strong>Line {line}:</strong> {message}
          </li>
        ))}
      </ul>
    </>
  );
}

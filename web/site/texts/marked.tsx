import type { ReactNode } from 'react';
import type { MarkedPart } from '../../../contract/marked-text.ts';
import { readMarks } from '../../../contract/marked-text.ts';
import { Link } from '../../lib/link.tsx';

/** A text with what is bold in it, and its links. */
export const marked = (text: string): ReactNode => readMarks(text).map(Part);

function Part(part: MarkedPart, index: number): ReactNode {
  if (typeof part === 'string') return part;
  if ('bold' in part) return <strong key={index}>{part.bold}</strong>;
  const { words, to } = part;
  if (to.startsWith('/')) {
    return (
      <Link key={index} to={to} className="link">
        {words}
      </Link>
    );
  }
  return (
    <a key={index} href={to} rel="noopener" className="link">
      {words}
    </a>
  );
}

import { expect, it } from 'vitest';
import { fieldsOf } from '../../../contract/documents/sections.ts';
import { documentKinds } from './index.ts';

it.each(documentKinds.map(({ name }) => name))(
  'the history can say what changed of a %s, in the words of its fields',
  (name) => {
    expect(fieldsOf(name)).not.toEqual([]);
  },
);

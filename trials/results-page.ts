import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import type { EngineName } from './engine-name.ts';
import { seconds } from './figures.ts';
import type { Result } from './result.ts';
import type { Trial } from './trial.ts';

const PAGE = path.join(import.meta.dirname, '..', 'docs', 'trials.md');
const SIGNS = { held: 'held', missed: '**missed**', 'not tried': '*not tried*' } as const;

/** Writes the rows of these results; those of trials that did not run this time stay as they are. */
export function writeResultsPage(trials: readonly Trial[], results: readonly Result[]): void {
  const rows = readRows();
  for (const result of results) rows.set(keyOf(result.trial, result.engine), toRow(result));
  const known = trials.flatMap((trial) => trial.engines.map((engine) => rows.get(keyOf(trial, engine)) ?? ''));
  writeFileSync(PAGE, [...head(), ...known.filter(Boolean), '', ...legend(trials), ''].join('\n'));
}

const keyOf = ({ name }: Trial, engine: EngineName): string => `| ${name} | ${engine} |`;

function toRow({ trial, engine, outcome, figures, reasons, ms }: Result): string {
  const told = [...reasons.map((reason) => `**${reason}**`), ...figures].map(escaped).join('<br>');
  const day = new Date().toISOString().slice(0, 10);
  return `${keyOf(trial, engine)} ${SIGNS[outcome]} | ${told} | ${day}, ${seconds(ms)} |`;
}

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function readRows(): Map<string, string> {
  const lines = existsSync(PAGE) ? readFileSync(PAGE, 'utf8').split('\n') : [];
  const rows = lines.filter((line) => /^\| [\w-]+ \| (sqlite|postgres) \|/.test(line));
  return new Map(rows.map((row) => [/^\| [\w-]+ \| \w+ \|/.exec(row)?.[0] ?? '', row]));
}

function head(): string[] {
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}`;
  return [
    '# Trials',
    '',
    'Written by `npm run trial`: what was done to the site on purpose, and whether what must hold did. `npm run trial -- kill`',
    'runs some of them anew and leaves the other rows as they are. Servers, databases and those who ask run on one machine',
    `(${machine}) and share it, so times are those of a machine that is busy with the trial itself.`,
    '',
    '| trial | on | | what was reached | when, how long |',
    '|---|---|---|---|---|',
  ];
}

const legend = (trials: readonly Trial[]): string[] => [
  '## What is tried, and what must hold',
  '',
  '| trial | what is done | what must hold | short form in `npm test` |',
  '|---|---|---|---|',
  ...trials.map(({ name, what, mustHold, shortForm }) => {
    const file = 'file' in shortForm ? shortForm.file : 'trials/short-forms.api.test.ts';
    return `| ${name} | ${escaped(what)} | ${escaped(mustHold)} | \`${file}\` |`;
  }),
];

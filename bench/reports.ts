import { productReport } from '../contract/reports/product.ts';
import type { ReportQuery } from '../contract/schemas/report-query.ts';
import type { Database } from '../server/db/engine.ts';
import { migrate } from '../server/db/migrate.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { readReport } from '../server/features/reports/reports.service.ts';
import { fillWithEnquiries, RARE_NAME } from '../test-support/many-enquiries.ts';
import { median } from './median.ts';
import type { Result } from './result.ts';

const FEW = 10_000;
const MANY = 1_000_000;
const RUNS = 60;

const everything = { page: 1, limit: 10, fromDate: '', toDate: '', search: '', cursor: '' };
const twoYears = { fromDate: '2024-06-30', toDate: '2026-06-30' };

interface Question {
  title: string;
  query: ReportQuery;
  /** What to search for, given some enquiry that is there. */
  search?: (sample: { mobile: string; email: string }) => string;
  atMost: number;
}

const questions: Question[] = [
  { title: 'page 1', query: everything, atMost: 3 },
  { title: 'page 1000', query: { ...everything, page: 1000 }, atMost: 3 },
  { title: 'page 1 with dates', query: { ...everything, ...twoYears }, atMost: 3 },
  { title: 'page 1000 with dates', query: { ...everything, ...twoYears, page: 1000 }, atMost: 3 },
  { title: 'search that finds 500 rows', query: everything, search: () => RARE_NAME.slice(0, 9), atMost: 5 },
  { title: 'search by a mobile number', query: everything, search: ({ mobile }) => mobile, atMost: 5 },
  { title: 'search by an e-mail address', query: everything, search: ({ email }) => email, atMost: 5 },
];

/** The cost of a report page among many enquiries, against its cost among few, both on the same engine. */
export async function benchReports(few: Database, many: Database, say: (line: string) => void): Promise<Result[]> {
  for (const [database, count] of [
    [few, FEW],
    [many, MANY],
  ] as const) {
    say(`  ${database.engine.name}: writing ${count.toLocaleString('en-IN')} enquiries`);
    await migrate(database, migrations);
    await fillWithEnquiries(database, count);
  }
  const results: Result[] = [];
  for (const question of questions) {
    const times = { few: [] as number[], many: [] as number[] };
    const [fewQuery, manyQuery] = [await fillIn(few, question), await fillIn(many, question)];
    for (let run = 0; run < RUNS; run += 1) {
      times.few.push(await time(few, fewQuery));
      times.many.push(await time(many, manyQuery));
    }
    const [cheap, dear] = [median(times.few), median(times.many)];
    results.push({
      what: `${many.engine.name}: ${question.title}, 1,000,000 against 10,000 enquiries`,
      value: dear / cheap,
      limit: { atMost: question.atMost },
      note: `${dear.toFixed(2)} and ${cheap.toFixed(2)} ms`,
    });
  }
  return results;
}

async function time(database: Database, query: ReportQuery): Promise<number> {
  const startedAt = performance.now();
  const { totalRecords } = await readReport(database, productReport, query);
  const elapsed = performance.now() - startedAt;
  if (totalRecords === 0) throw new Error(`The question ${JSON.stringify(query)} found nothing.`);
  return elapsed;
}

async function fillIn({ db }: Database, { query, search }: Question): Promise<ReportQuery> {
  if (!search) return query;
  const columns = ['mobile', 'email'] as const;
  const sample = await db.selectFrom('enquiries').select(columns).where('id', '=', 5000).executeTakeFirstOrThrow();
  return { ...query, search: search(sample) };
}

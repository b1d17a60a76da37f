import { importFetched } from '../fetched-package.ts';

const LIGHTHOUSE = { name: 'lighthouse', version: '13.5.0', entry: 'core/index.js' };

interface Category {
  score: number | null;
  auditRefs: readonly { id: string; weight: number }[];
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
}

/** What is read here of all that it reports. */
export interface Report {
  runtimeError?: { message: string };
  categories: Readonly<Record<string, Category | undefined>>;
  audits: Readonly<Record<string, Audit | undefined>>;
  environment: { benchmarkIndex: number };
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** Of a page, in the browser that listens at a port. */
export async function runLighthouse(url: string, port: number, slowdown: number): Promise<Report> {
  const lighthouse = await importFetched<Lighthouse>(LIGHTHOUSE);
  const throttling = { cpuSlowdownMultiplier: slowdown };
  const outcome = await lighthouse(url, { port, logLevel: 'silent', output: 'json', throttling });
  if (!outcome) throw new Error(`Lighthouse had nothing to say about ${url}.`);
  if (outcome.lhr.runtimeError) throw new Error(`${url}: ${outcome.lhr.runtimeError.message}`);
  return outcome.lhr;
}

import { defineConfig } from 'vitest/config';

const LIMITS = { testTimeout: 60_000, hookTimeout: 60_000 };
/** What these make of the rows is the same whichever engine they came from; the rows themselves have tests of their own. */
const TRIED_ONCE = ['server/features/brochures/*.api.test.ts'];

/** The API tests run twice: once on each engine. Every test file gets an empty database of its own. */
const api = (engine: 'sqlite' | 'postgres') => ({
  test: {
    ...LIMITS,
    name: engine,
    include: ['{server,trials}/**/*.api.test.ts'],
    provide: { engine },
    hookTimeout: 120_000,
    ...(engine === 'postgres' && { exclude: TRIED_ONCE, globalSetup: ['test-support/postgres-server.ts'] }),
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Nothing in these folders has a state that one file could leave to the next, so that they share what they import.
      { test: { ...LIMITS, name: 'pure', include: ['{contract,content,web}/**/*.test.ts'], isolate: false } },
      {
        test: {
          ...LIMITS,
          name: 'unit',
          include: ['{server,scripts,trials}/**/*.test.ts'],
          exclude: ['**/*.api.test.ts'],
        },
      },
      api('sqlite'),
      api('postgres'),
    ],
  },
});

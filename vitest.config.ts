import { defineConfig } from 'vitest/config';

/** The API tests run twice: once on each engine. Every test file gets an empty database of its own. */
const api = (engine: 'sqlite' | 'postgres') => ({
  test: {
    name: engine,
    include: ['{server,trials}/**/*.api.test.ts'],
    provide: { engine },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...(engine === 'postgres' && { globalSetup: ['test-support/postgres-server.ts'] }),
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,content,server,scripts,trials,web}/**/*.test.ts'],
          exclude: ['**/*.api.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      api('sqlite'),
      api('postgres'),
    ],
  },
});

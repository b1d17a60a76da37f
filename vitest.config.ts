import { defineConfig } from 'vitest/config';
import { onTestDealership } from './test-support/dealership/folder.ts';

/** Loading the whole application anew for every file would cost a third of the time. What a test replaces, it restores. */
const COMMON = { isolate: false, testTimeout: 60_000, hookTimeout: 60_000, setupFiles: ['test-support/real-time.ts'] };
/** Tests of the product have a dealership of their own, whether the demo is there or not (decision 039). */
const OF_THE_PRODUCT = { ...COMMON, env: onTestDealership, globalSetup: ['test-support/dealership/global-setup.ts'] };
const OF_AN_APP = { setupFiles: [...COMMON.setupFiles, 'test-support/cheap-passwords.mjs'], hookTimeout: 120_000 };
/** What these try happens before the rows are written or after they are read; the rows themselves have tests of their own. */
const TRIED_ONCE = [
  'server/access.api.test.ts',
  'server/roles.api.test.ts',
  'server/security-headers.api.test.ts',
  'server/translations.api.test.ts',
  'server/http/*.api.test.ts',
  'server/ssr/*.api.test.ts',
  'server/documents/{added-language,shown-languages}.api.test.ts',
  'server/features/brochures/*.api.test.ts',
  'server/features/buying/*.api.test.ts',
  'server/features/catalogue/parts.api.test.ts',
  'server/features/logo/*.api.test.ts',
  'server/features/pictures/{originals,uploads}.api.test.ts',
  'server/features/enquiries/{answer-pages,plain-forms,rules}.api.test.ts',
  'server/features/previews/*.api.test.ts',
  'server/features/search/*.api.test.ts',
];

/** The API tests run twice: once on each engine. Every test file gets an empty database of its own. */
const api = (engine: 'sqlite' | 'postgres') => ({
  test: {
    ...OF_THE_PRODUCT,
    ...OF_AN_APP,
    name: engine,
    include: ['{server,trials}/**/*.api.test.ts'],
    provide: { engine },
    ...(engine === 'postgres' && {
      exclude: TRIED_ONCE,
      globalSetup: [...OF_THE_PRODUCT.globalSetup, 'test-support/postgres-server.ts'],
    }),
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...OF_THE_PRODUCT,
          name: 'unit',
          include: ['{contract,content,server,scripts,trials,web}/**/*.test.ts'],
          exclude: ['**/*.api.test.ts'],
        },
      },
      api('sqlite'),
      api('postgres'),
      {
        test: {
          ...COMMON,
          ...OF_AN_APP,
          name: 'demo',
          include: ['demo/**/*.test.ts'],
          provide: { engine: 'sqlite' as const },
        },
      },
    ],
  },
});

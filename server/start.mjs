// Plain JavaScript, so that Node need not load its TypeScript compiler for this file alone.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Before anything else is loaded: what was stripped of its types and compiled once is not again at every start,
// which saves a good part of the time until the server answers, and the memory of the compiler.
enableCompileCache(path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'kickstand'));
const { run } = await import('./main.ts');

// Set-up loads everything once without running it, so that even the first start finds it compiled.
if (process.argv[2] === '--compile-only') await import('./ssr/built-front-end.ts');
else await run();

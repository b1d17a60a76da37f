// Plain JavaScript, so that Node need not load its TypeScript compiler for this file alone.
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// The C library of Linux reads this setting only when a process begins, so the process begins once more, under the same number.
// Without it, it keeps the memory that large pictures took, once for each thread that drew one.
const hasFewArenas = process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX;
if (!hasFewArenas) {
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, command, { ...process.env, MALLOC_ARENA_MAX: '2' });
}

// Before anything else is loaded: what was stripped of its types and compiled once is not again at every start,
// which saves a good part of the time until the server answers, and the memory of the compiler.
enableCompileCache(path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'kickstand'));
const { run } = await import('./main.ts');

// Set-up loads everything once without running it, so that even the first start finds it compiled.
if (process.argv[2] === '--compile-only') await import('./ssr/built-front-end.ts');
else await run();

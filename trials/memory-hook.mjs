// Loaded into a server under trial (`node --import`): at a signal it throws away what nothing needs any more and says what is left.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

process.on('SIGUSR2', () => {
  // Buffers go with what held them, one round later.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  process.stderr.write(`in use: ${heapUsed + external} bytes\n`);
});

import { describe } from 'vitest';
import { itTranslatesEverything } from '../../test-support/translated-texts.ts';

describe('what the demo says', () => itTranslatesEverything());

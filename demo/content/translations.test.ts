import { describe } from 'vitest';
import { setUpTestApp } from '../../test-support/test-app.ts';
import { itTranslatesEverything } from '../../test-support/translated-texts.ts';

describe('what the demo says', () => itTranslatesEverything(setUpTestApp()));

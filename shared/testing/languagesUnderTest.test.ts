import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '../language/Language';
import { languagesUnderTest } from './languagesUnderTest';

let remote: string;

beforeEach(() => {
  remote = mkdtempSync(join(tmpdir(), 'farekite-remote-'));
  mkdirSync(join(remote, 'src'));
  writeFileSync(join(remote, 'package.json'), '{}');
});

afterEach(() => {
  rmSync(remote, { recursive: true });
});

describe('languagesUnderTest', () => {
  it('adds a language that the package of the test file declares complete', () => {
    writeFileSync(join(remote, 'src/languages.d.ts'), 'interface CompleteLanguages {\n  fr: true;\n}\n');
    expect(languagesUnderTest(join(remote, 'src/contract.test.ts'))).toEqual([...LANGUAGES, 'fr']);
  });

  it('is English and Spanish in a package that declares no other language', () => {
    expect(languagesUnderTest(join(remote, 'src/contract.test.ts'))).toEqual(LANGUAGES);
    expect(languagesUnderTest()).toEqual(LANGUAGES);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@farekite/shared/language';

const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

function readDeployed(file: string): string {
  return readFileSync(join(__dirname, '../../../deploy', file), 'utf8');
}

describe('The languages of the site, except English, are those', () => {
  it('that the configuration of nginx maps to the names of pages', () => {
    const [, map = ''] =
      /map \$cookie_language \$language_suffix \{([^}]*)\}/.exec(readDeployed('nginx.conf')) ?? [];
    const lines = map.trim().split(/\s*\n\s*/);
    expect(lines.map((line) => line.replace(/ +/, ' '))).toEqual([
      ...OTHER_LANGUAGES.map((language) => `${language} .${language};`),
      'default "";',
    ]);
  });

  it('that the CloudFront function knows', () => {
    expect(runInNewContext(`${readDeployed('cloudfront.js')}; LANGUAGES`)).toEqual(OTHER_LANGUAGES);
  });
});

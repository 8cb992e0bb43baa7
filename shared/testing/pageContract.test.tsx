import { cleanup } from '@testing-library/react';
import { useState } from 'react';
import { definePage, type PageHead } from '../contract/page';
import { telephoneHref } from '../contract/site';
import { useLanguage, useTranslation } from '../language/I18nProvider';
import { describePageContract } from './pageContract';
import { TEST_SITE } from './renderPage';

const HEADING = { en: 'Fares', es: 'Tarifas' };
const HEAD: PageHead = { title: 'Fares', description: 'x'.repeat(150) };

function Fares() {
  return <h1>{HEADING[useLanguage()]}</h1>;
}

interface Check {
  readonly name: string;
  readonly run: () => void;
}

type Body = (...values: unknown[]) => void;

/** Collects the tests instead of handing them to Jest, so that they can be run, and fail, one by one. */
function collectChecks(register: () => void): Check[] {
  const checks: Check[] = [];
  const add = (name: string, run: () => void) => {
    checks.push({ name, run });
  };
  const each =
    (then: (name: string, run: () => void) => void) =>
    (rows: readonly unknown[]) =>
    (name: string, body: Body) => {
      for (const row of rows) {
        const values = Array.isArray(row) ? (row as unknown[]) : [row];
        then(name.replace('%s', String(values[0])), () => {
          body(...values);
        });
      }
    };
  const inGroup = (_name: string, run: () => void) => {
    run();
  };
  const { describe, it } = globalThis;
  Object.assign(globalThis, {
    describe: { each: each(inGroup) },
    it: Object.assign(add, { each: each(add) }),
  });
  try {
    register();
  } finally {
    Object.assign(globalThis, { describe, it });
  }
  return checks;
}

/** The names of the checks that a page fails. */
function failures(Content: () => React.ReactNode, head: PageHead): string[] {
  const checks = collectChecks(() => {
    describePageContract({ '/fares': definePage(Content, () => head) });
  });
  return checks
    .filter(({ run }) => {
      try {
        run();
        return false;
      } catch {
        return true;
      } finally {
        cleanup();
      }
    })
    .map(({ name }) => name);
}

describePageContract({ '/good': definePage(Fares, () => HEAD) });

describe('describePageContract', () => {
  it('passes a page with one heading in both languages and a head of the right length [LANGUAGE-1]', () => {
    expect(failures(Fares, HEAD)).toEqual([]);
  });

  it('fails a page without a heading, or with two', () => {
    const expected = ['shows one h1 (en)', 'shows one h1 (es)'];
    expect(failures(() => <p>{HEADING[useLanguage()]}</p>, HEAD)).toEqual(expected);
    expect(
      failures(
        () => (
          <>
            <Fares />
            <Fares />
          </>
        ),
        HEAD,
      ),
    ).toEqual(expected);
  });

  it.each<[string, Partial<PageHead>]>([
    ['an empty title', { title: '' }],
    ['a title of 61 characters', { title: 'x'.repeat(61) }],
    ['a description of 139 characters', { description: 'x'.repeat(139) }],
    ['a description of 161 characters', { description: 'x'.repeat(161) }],
  ])('fails a page with %s', (_what, head) => {
    expect(failures(Fares, { ...HEAD, ...head })).toEqual([
      'has a title and a description of the right length (en)',
      'has a title and a description of the right length (es)',
    ]);
  });

  it('passes titles and descriptions of exactly the shortest and longest length [SEO-3]', () => {
    expect(failures(Fares, { title: 'x'.repeat(60), description: 'x'.repeat(140) })).toEqual([]);
    expect(failures(Fares, { title: 'x', description: 'x'.repeat(160) })).toEqual([]);
  });

  it('fails a page that has copied a detail of the site', () => {
    const broken = [
      "takes the site's details from the shell (en)",
      "takes the site's details from the shell (es)",
    ];
    const callOf = (href: string) => () => (
      <>
        <Fares />
        <a href={href}>Call</a>
      </>
    );
    expect(failures(callOf(telephoneHref(TEST_SITE.phone)), HEAD)).toEqual(broken);
    expect(failures(callOf(`mailto:${TEST_SITE.email}`), HEAD)).toEqual(broken);
    expect(failures(Fares, { ...HEAD, title: 'Fares | FareKite' })).toEqual(broken);
  });

  it('fails a page that does not follow a change of language', () => {
    function Unchanging() {
      const [heading] = useState(HEADING[useLanguage()]);
      return <h1>{heading}</h1>;
    }
    expect(failures(Unchanging, HEAD)).toEqual(['changes to the language es without a console error']);
  });

  it('fails a page for which React logs an error', () => {
    jest.spyOn(console, 'error').mockImplementation();
    function Keyless() {
      return [<Fares key={undefined} />, <p key={undefined}>More</p>];
    }
    expect(failures(Keyless, HEAD)).toEqual(['changes to the language es without a console error']);
  });

  it('fails a page that has the same text in both languages', () => {
    expect(failures(() => <h1>Fares</h1>, HEAD)).toEqual([
      'has other words in the language es than in English',
    ]);
  });

  it('fails a page that lacks a text', () => {
    function Untranslated() {
      const { t } = useTranslation('shared');
      return <h1>{HEADING[useLanguage()] + t('price.missing' as 'price.now')}</h1>;
    }
    expect(failures(Untranslated, HEAD)).toEqual(['lacks no text (en)', 'lacks no text (es)']);
  });

  it('tests the languages that it is given', () => {
    const checks = collectChecks(() => {
      describePageContract({ '/fares': definePage(Fares, () => HEAD) }, ['en']);
    });
    expect(checks.map(({ name }) => name)).toEqual([
      'shows one h1 (en)',
      'lacks no text (en)',
      'has a title and a description of the right length (en)',
      "takes the site's details from the shell (en)",
    ]);
  });
});

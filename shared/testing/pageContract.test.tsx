import { useState, type ReactNode } from 'react';
import { definePage, type PageHead } from '../contract/page';
import { telephoneHref } from '../contract/site';
import { useLanguage, useTranslation } from '../language/I18nProvider';
import type { Language } from '../language/Language';
import { CHECKS, showPage } from './pageChecks';
import { describePageContract } from './pageContract';
import { TEST_SITE } from './renderPage';

const LENGTHS = 'has a title and a description of the right length';
const DETAILS = "takes the site's details from the shell";
const ERRORS = 'is shown without a console error, also after a change of language';

const LANGUAGES = ['en', 'es'] as const;
const HEADING: Partial<Record<Language, string>> = { en: 'Fares', es: 'Tarifas' };
const HEAD: PageHead = { title: 'Fares', description: 'x'.repeat(150) };

function Fares() {
  return <h1>{HEADING[useLanguage()]}</h1>;
}

const withLink = (href: string) => () => [
  <Fares key="fares" />,
  <a key="link" href={href} children="Here" />,
];

/** The names of the checks that a page fails in a language. */
function failures(Content: () => ReactNode, head: PageHead = HEAD): string[] {
  const Page = definePage(Content, () => head);
  const failed = Object.values(showPage(Page, LANGUAGES)).flatMap((shown) =>
    Object.entries(CHECKS).flatMap(([name, check]) => {
      try {
        check(shown);
        return [];
      } catch {
        return [name];
      }
    }),
  );
  return [...new Set(failed)];
}

describePageContract({ '/good': definePage(Fares, () => HEAD) }, LANGUAGES);

describe('describePageContract', () => {
  it('passes titles and descriptions of exactly the shortest and longest length [SEO-3, LANGUAGE-1]', () => {
    expect(failures(Fares, { title: 'x'.repeat(60), description: 'x'.repeat(140) })).toEqual([]);
    expect(failures(Fares, { title: 'x', description: 'x'.repeat(160) })).toEqual([]);
  });

  it.each<[string, string, Partial<PageHead>]>([
    ['an empty title', LENGTHS, { title: '' }],
    ['a long title', LENGTHS, { title: 'x'.repeat(61) }],
    ['a short description', LENGTHS, { description: 'x'.repeat(139) }],
    ['a long description', LENGTHS, { description: 'x'.repeat(161) }],
    ["the site's name", DETAILS, { title: 'Fares | FareKite' }],
  ])('fails a page that has %s in its head', (_what, failed, head) => {
    expect(failures(Fares, { ...HEAD, ...head })).toEqual([failed]);
  });

  it.each<[string, string, () => ReactNode]>([
    ['no heading', 'shows one h1', () => <p>{HEADING[useLanguage()]}</p>],
    ['two headings', 'shows one h1', () => [<Fares key="1" />, <Fares key="2" />]],
    ['a copied phone number', DETAILS, withLink(telephoneHref(TEST_SITE.phone))],
    ['a copied address', DETAILS, withLink(`mailto:${TEST_SITE.email}`)],
    ['words that do not follow a change', ERRORS, () => <h1>{useState(HEADING[useLanguage()])[0]}</h1>],
    ['an error of React', ERRORS, () => [<Fares key={undefined} />, <p key={undefined}>More</p>]],
    ['the same words in both languages', 'has words of its own', () => <h1>Fares</h1>],
    [
      'a missing text',
      'lacks no text',
      () => <h1>{HEADING[useLanguage()] + useTranslation('shared').t('price.missing' as 'price.now')}</h1>,
    ],
  ])('fails a page with %s', (_what, failed, Content) => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(failures(Content)).toEqual([failed]);
  });
});

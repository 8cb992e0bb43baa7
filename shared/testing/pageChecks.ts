import { telephoneHref } from '../contract/site';
import { DEFAULT_LANGUAGE } from '../language/Language';
import { TEST_SITE } from './renderPage';
import type { ShownPage } from './showPage';

const TITLE_MAX_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = { min: 140, max: 160 };

const TEST_SITE_DETAILS = [TEST_SITE.name, TEST_SITE.phone, telephoneHref(TEST_SITE.phone), TEST_SITE.email];

export const CHECKS: Readonly<Record<string, (shown: ShownPage) => void>> = {
  'is shown without a console error, also after a change of language': ({ text, switchedText, errors }) => {
    expect(switchedText).toBe(text);
    expect(errors).toEqual([]);
  },
  'shows one h1': ({ headings }) => {
    expect(headings).toBe(1);
  },
  'lacks no text': ({ warnings }) => {
    expect(warnings).toEqual([]);
  },
  'has a title and a description of the right length': ({ head: { title, description } }) => {
    expect(title).not.toBe('');
    expect(title.length).toBeLessThanOrEqual(TITLE_MAX_CHARACTERS);
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_CHARACTERS.min);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_CHARACTERS.max);
  },
  "takes the site's details from the shell": ({ onOtherSite }) => {
    expect(TEST_SITE_DETAILS.filter((detail) => onOtherSite.includes(detail))).toEqual([]);
  },
  'has words of its own': ({ language, text, defaultText }) => {
    expect(text !== defaultText).toBe(language !== DEFAULT_LANGUAGE);
  },
};

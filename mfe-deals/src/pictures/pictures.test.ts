/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { cardFiles, heroFiles } from './pictures';
import pictures from './pictures.json';

const namesOf = <Name extends string>(list: Readonly<Record<Name, string>>) => Object.keys(list) as Name[];

describe('The pictures', () => {
  it('have the addresses of all files in this folder', () => {
    const addresses = [
      ...namesOf(pictures.card).map(cardFiles),
      ...namesOf(pictures.hero).map(heroFiles),
    ].flatMap(({ avif, webp }) => [...avif, ...webp]);
    const files = readdirSync(__dirname).filter((file) => /\.(avif|webp)$/.test(file));
    expect(addresses.sort()).toEqual(files.map((file) => `/assets/${file}`).sort());
  });
});

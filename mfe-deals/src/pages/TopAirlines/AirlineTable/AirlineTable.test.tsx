import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import { dealPage } from '../../../content/dealPages';
import en from '../../../locales/en/top-airlines.json';
import es from '../../../locales/es/top-airlines.json';
import { AirlineTable } from './AirlineTable';

const { deals } = dealPage('/top-airlines');

describe('AirlineTable', () => {
  it('compares the airlines of the deals, in their order', () => {
    renderPart(<AirlineTable />);
    const [head] = screen.getAllByRole('row');
    expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
      deals.map(({ airline }) => airline),
    );
  });

  it.each(['en', 'es'] as const)('says of each airline what the note of its deal says (%s)', (language) => {
    const { fares } = { en, es }[language].deals;
    const notes = deals.map(({ key }) => fares[key].note.toLowerCase());
    renderPart(<AirlineTable />, { language });
    const rows = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'));
    const comparisons = rows.filter((cells) => cells.length > 0);
    expect(comparisons).toHaveLength(3);
    for (const cells of comparisons) {
      for (const [index, cell] of cells.entries()) {
        // Words of up to four letters are not compared: where the note says "a checked bag", the table says "One".
        const words = cell.textContent.toLowerCase().match(/[\p{L}]{5,}/gu) ?? [];
        for (const word of words) expect(notes[index]).toContain(word);
      }
    }
  });
});

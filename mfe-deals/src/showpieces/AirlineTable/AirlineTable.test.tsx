import { LANGUAGES } from '@farekite/shared/language';
import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import topAirlines from '../../content/topAirlines';
import { AirlineTable } from './AirlineTable';

const { deals } = topAirlines.content;

describe('The comparison of the airlines', () => {
  it('is of those that the page has fares of, in their order', () => {
    renderPart(<AirlineTable />);
    const [head] = screen.getAllByRole('row');
    expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
      deals.map(({ airline }) => airline),
    );
  });

  it.each(LANGUAGES)('says of each what the note of its fare says (%s)', (language) => {
    renderPart(<AirlineTable />, { language });
    const rows = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'));
    const answers = rows.filter((cells) => cells.length > 0);
    expect(answers).toHaveLength(3);
    for (const cells of answers) {
      for (const [index, cell] of cells.entries()) {
        const note = deals[index]?.note[language].toLowerCase() ?? '';
        // The number of bags is told in full: "a checked bag" of a fare is one.
        const words = cell.textContent.toLowerCase().match(/[\p{L}]{5,}/gu) ?? [];
        for (const word of words) expect(note).toContain(word);
      }
    }
  });
});

import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import content from '../../../content/DealPage/studentTravelDeals';
import { DealList } from './DealList';

describe('DealList', () => {
  const { list } = content;

  it('is a region named by its heading, with every item and the note [DEAL-4]', () => {
    renderPart(<DealList list={list} place="beside" />, { language: 'es' });
    const region = screen.getByRole('region', { name: list.heading.es });
    const items = within(region).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(list.items.map((item) => item.es));
    expect(within(region).getByText(list.note.es)).toBeInTheDocument();
  });
});

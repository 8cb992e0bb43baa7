import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import studentTravelDeals from '../../../content/studentTravelDeals';
import type { DealListContent } from '../../../content/DealPageContent';
import { DealList } from './DealList';

describe('The list of a deal page', () => {
  const list = studentTravelDeals.content.list as DealListContent;

  it('is a region under its heading, with every item and the note', () => {
    renderPart(<DealList list={list} place="beside" />, { language: 'es' });
    const region = screen.getByRole('region', { name: list.heading.es });
    const items = within(region).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(list.items.map((item) => item.es));
    expect(within(region).getByText(list.note.es)).toBeInTheDocument();
  });
});

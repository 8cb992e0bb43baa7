import { renderPart } from '@farekite/shared/testing';
import { screen, within } from '@testing-library/react';
import content from '../../../content/DealPage/studentTravelDeals';
import { list } from '../../../locales/es/student-travel-deals.json';
import { DealList } from './DealList';

describe('DealList', () => {
  it('is a region named by its heading, with every item and the note [DEAL-4]', () => {
    renderPart(<DealList content={content} place="beside" />, { language: 'es' });
    const region = screen.getByRole('region', { name: list.heading });
    const items = within(region).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(list.items);
    expect(within(region).getByText(list.note)).toBeInTheDocument();
  });
});

import { renderPart } from '@farekite/shared/testing';
import { useState } from 'react';
import type { TripType } from '../flightSearchState';
import { TripTabs } from './TripTabs';

function Tabs() {
  const [value, setValue] = useState<TripType>('roundTrip');
  return (
    <>
      <TripTabs panelId="trip" value={value} onChange={setValue} />
      <div id="trip" />
    </>
  );
}

describe('The tabs of the trip type', () => {
  it('are three over one panel, the round trip first', () => {
    const { getAllByRole, getByRole } = renderPart(<Tabs />);
    const tabs = getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Round trip', 'One way', 'Booking class']);
    expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual(['trip', 'trip', 'trip']);
    expect(getByRole('tablist', { name: 'Trip type' })).toBeVisible();
    expect(getByRole('tab', { selected: true })).toHaveTextContent('Round trip');
  });

  it('are one stop of the Tab key, the chosen one', async () => {
    const { user, getByRole, getAllByRole } = renderPart(<Tabs />);
    await user.click(getByRole('tab', { name: 'One way' }));
    expect(getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  });

  it.each([
    ['{ArrowRight}', 'One way'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Round trip'],
    ['{ArrowLeft}', 'Booking class'],
    ['{End}', 'Booking class'],
    ['{End}{Home}', 'Round trip'],
    ['{ArrowDown}', 'Round trip'],
  ])('are chosen with the keys: %s leads to %s', async (keys, name) => {
    const { user, getByRole } = renderPart(<Tabs />);
    await user.tab();
    await user.keyboard(keys);
    const tab = getByRole('tab', { name });
    expect(tab).toHaveFocus();
    expect(tab).toHaveAttribute('aria-selected', 'true');
  });
});

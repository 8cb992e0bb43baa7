import { renderPart } from '@farekite/shared/testing';
import { useState } from 'react';
import { CABIN_CLASSES, PARTIES, type TravelersKey } from '../../../../content/travelers';
import english from '../../../../locales/en/home.json';
import { TravelersField } from './TravelersField';

function Field({ hasClassesFirst = false }: { readonly hasClassesFirst?: boolean }) {
  const [value, setValue] = useState<TravelersKey>('adults-1');
  return (
    <TravelersField
      value={value}
      hasClassesFirst={hasClassesFirst}
      onChange={setValue}
      onSubmit={() => undefined}
    />
  );
}

describe('TravelersField', () => {
  it('shows the label that was chosen, and is about classes where one takes the place of the number of travelers [SEARCH-35]', async () => {
    const { user, getByRole } = renderPart(<Field />);
    const select = getByRole('combobox', { name: 'Travelers' });
    for (const key of [...CABIN_CLASSES, ...PARTIES]) {
      const label = english.flightSearch.travelersField.options[key];
      await user.selectOptions(select, label);
      expect(select).toHaveDisplayValue(label);
      expect(select).toHaveAccessibleName(CABIN_CLASSES.includes(key) ? 'Class or travelers' : 'Travelers');
    }
    expect(getByRole('group', { name: 'Cabin class, in place of travelers' })).toBeInTheDocument();
  });

  it.each([
    [false, '1 Adult', 'Travelers'],
    [true, 'Business', 'Class or travelers'],
  ])('lists the cabin classes first on their tab only (%s) [SEARCH-35]', (hasClassesFirst, first, name) => {
    const { getAllByRole, getByRole } = renderPart(<Field hasClassesFirst={hasClassesFirst} />);
    const labels = getAllByRole('option').map(({ textContent }) => textContent);
    expect(labels).toHaveLength(PARTIES.length + CABIN_CLASSES.length);
    expect(labels[0]).toBe(first);
    expect(getByRole('combobox')).toHaveAccessibleName(name);
  });
});

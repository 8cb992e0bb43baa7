import { renderPart } from '@farekite/shared/testing';
import { useState } from 'react';
import { CABIN_CLASSES, PARTIES, type TravelersKey } from '../../../../content/travelers';
import english from '../../../../locales/en/home.json';
import { TravelersField } from './TravelersField';

function Field({ hasClassesFirst = false }: { readonly hasClassesFirst?: boolean }) {
  const [value, setValue] = useState<TravelersKey>('adults-1');
  return <TravelersField value={value} hasClassesFirst={hasClassesFirst} onChange={setValue} />;
}

describe('TravelersField', () => {
  it('shows the label that was chosen [SEARCH-35]', async () => {
    const { user, getByRole } = renderPart(<Field />);
    const select = getByRole('combobox', { name: 'Travelers' });
    for (const key of [...PARTIES, ...CABIN_CLASSES]) {
      const label = english.flightSearch.travelersField.options[key];
      await user.selectOptions(select, label);
      expect(select).toHaveDisplayValue(label);
    }
  });

  it('is about classes on their tab, and where one takes the place of the number of travelers [SEARCH-35]', async () => {
    const { user, getByRole, unmount } = renderPart(<Field />);
    await user.selectOptions(getByRole('combobox', { name: 'Travelers' }), 'Business');
    expect(getByRole('combobox', { name: 'Class or travelers' })).toHaveDisplayValue('Business');
    expect(getByRole('group', { name: 'Cabin class, in place of travelers' })).toBeInTheDocument();
    await user.selectOptions(getByRole('combobox'), '2 Adults');
    expect(getByRole('combobox', { name: 'Travelers' })).toHaveDisplayValue('2 Adults');
    unmount();
    expect(renderPart(<Field hasClassesFirst />).getByRole('combobox')).toHaveAccessibleName(
      'Class or travelers',
    );
  });

  it.each([
    [false, '1 Adult'],
    [true, 'Business'],
  ])('lists the cabin classes first on their tab only (%s)', (hasClassesFirst, first) => {
    const { getAllByRole } = renderPart(<Field hasClassesFirst={hasClassesFirst} />);
    const labels = getAllByRole('option').map(({ textContent }) => textContent);
    expect(labels).toHaveLength(PARTIES.length + CABIN_CLASSES.length);
    expect(labels[0]).toBe(first);
  });
});

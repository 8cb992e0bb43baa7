import { render } from '@testing-library/react';
import { Icon } from './Icon';
import { phoneIcon } from './icons/phoneIcon';

it('An Icon is an outline in color and size of the text, unless the stylesheet of its class says otherwise', () => {
  const { container } = render(<Icon icon={phoneIcon} sizeEm={1.5} className="filled" />);
  // A style wins over an attribute of the same element, but not over one of an element in it.
  const path = container.querySelector('path');
  expect(path?.getAttributeNames()).toEqual(['d']);
  expect(path).toHaveAttribute('d', phoneIcon);
  const attributes = { fill: 'none', stroke: 'currentColor', width: '1.5em', height: '1.5em' };
  for (const [name, value] of Object.entries(attributes)) {
    expect(container.firstElementChild).toHaveAttribute(name, value);
  }
});

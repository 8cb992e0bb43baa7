import { render } from '@testing-library/react';
import { Icon } from './Icon';
import { phoneIcon } from './icons/phoneIcon';

function drawn(element: Parameters<typeof render>[0]) {
  const { container } = render(element);
  return { svg: container.querySelector('svg'), path: container.querySelector('path') };
}

describe('Icon', () => {
  it('is an outline in the color of the text, unless the stylesheet of its class says otherwise', () => {
    // A style wins over an attribute of the same element, but not over one of an element in it.
    const { svg, path } = drawn(<Icon icon={phoneIcon} className="filled" />);
    expect(path?.getAttributeNames()).toEqual(['d']);
    expect(path).toHaveAttribute('d', phoneIcon);
    expect(svg).toHaveAttribute('fill', 'none');
    expect(svg).toHaveAttribute('stroke', 'currentColor');
  });

  it('grows with the text', () => {
    const { svg } = drawn(<Icon icon={phoneIcon} sizeEm={1.5} />);
    expect(svg).toHaveAttribute('width', '1.5em');
    expect(svg).toHaveAttribute('height', '1.5em');
  });
});

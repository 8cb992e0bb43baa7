import { render } from '@testing-library/react';
import { Icon } from './Icon';
import { phoneIcon } from './icons/phoneIcon';

function drawn(element: Parameters<typeof render>[0]) {
  const { container } = render(element);
  return { svg: container.querySelector('svg'), path: container.querySelector('path') };
}

describe('Icon', () => {
  it('draws the outline in the color of the text', () => {
    const { path } = drawn(<Icon icon={phoneIcon} />);
    expect(path).toHaveAttribute('d', phoneIcon);
    expect(path).toHaveAttribute('fill', 'none');
    expect(path).toHaveAttribute('stroke', 'currentColor');
  });

  it('fills the shape without an outline', () => {
    const { path } = drawn(<Icon icon={phoneIcon} filled />);
    expect(path).toHaveAttribute('fill', 'currentColor');
    expect(path).not.toHaveAttribute('stroke');
  });

  it('grows with the text', () => {
    const { svg } = drawn(<Icon icon={phoneIcon} sizeEm={1.5} />);
    expect(svg).toHaveAttribute('width', '1.5em');
    expect(svg).toHaveAttribute('height', '1.5em');
  });

  it('is hidden from assistive technology', () => {
    const { svg } = drawn(<Icon icon={phoneIcon} />);
    expect(svg).toHaveAttribute('aria-hidden', 'true');
  });
});

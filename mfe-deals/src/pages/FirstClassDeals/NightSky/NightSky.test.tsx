import { renderPart } from '@farekite/shared/testing';
import { NightSky } from './NightSky';

describe('NightSky', () => {
  it('has no text and is hidden from assistive technology', () => {
    const { container } = renderPart(<NightSky />);
    expect(container).toHaveTextContent(/^$/);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});

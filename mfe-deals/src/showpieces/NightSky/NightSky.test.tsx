import { renderPart } from '@farekite/shared/testing';
import { NightSky } from './NightSky';

describe('The night sky of first class', () => {
  it('is for the eye alone', () => {
    const { container } = renderPart(<NightSky />);
    expect(container).toHaveTextContent(/^$/);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});

import { renderPart } from '@farekite/shared/testing';
import { createEvent, fireEvent } from '@testing-library/react';
import { GoButton } from './GoButton';

describe('GoButton', () => {
  it('is pressed with Space, which does not scroll the page then', () => {
    const { getByRole } = renderPart(<GoButton label="Go" />);
    const go = getByRole('button', { name: 'Go' });
    const onClick = jest.fn((event: Event) => {
      event.preventDefault();
    });
    go.addEventListener('click', onClick);
    const space = createEvent.keyDown(go, { key: ' ' });
    fireEvent(go, space);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(space.defaultPrevented).toBe(true);
  });

  it('leaves every other key to the browser', () => {
    const { getByRole } = renderPart(<GoButton label="Go" />);
    const go = getByRole('button', { name: 'Go' });
    const enter = createEvent.keyDown(go, { key: 'Enter' });
    fireEvent(go, enter);
    expect(enter.defaultPrevented).toBe(false);
  });
});

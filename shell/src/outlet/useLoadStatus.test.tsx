import { render } from '@testing-library/react';
import { createFakeResource, prerenderedNodes } from '../testing/fakeResource';
import { FIRST_CLASS } from '../testing/pages';
import { useLoadStatus } from './useLoadStatus';

describe('useLoadStatus', () => {
  it('hydrates a composed page as composed, also one that is late already', () => {
    const resource = createFakeResource(FIRST_CLASS, {
      prerendered: prerenderedNodes('<h1>First class</h1>'),
      status: { phase: 'slow' },
    });
    const Phase = () => <p>{useLoadStatus(resource, true).phase}</p>;
    const container = document.createElement('div');
    container.innerHTML = '<p>ready</p>';
    const composed = container.firstChild;
    render(<Phase />, { container, hydrate: true });
    expect(container).toHaveTextContent('slow');
    expect(container.firstChild).toBe(composed);
  });
});

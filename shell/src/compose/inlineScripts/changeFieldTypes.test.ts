import { changeFieldTypes } from './changeFieldTypes';

describe('changeFieldTypes', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '<input type="text" data-type-after-paint="date"><input type="tel">';
    changeFieldTypes();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const types = () => [...document.querySelectorAll('input')].map(({ type }) => type);

  it('gives fields their type when the page has been painted', () => {
    jest.advanceTimersToNextFrame();
    expect(types()).toEqual(['text', 'tel']);
    jest.runOnlyPendingTimers();
    expect(types()).toEqual(['date', 'tel']);
  });
});

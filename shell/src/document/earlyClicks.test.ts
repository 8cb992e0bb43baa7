import { forgetAnsweredClicks, repeatEarlyClicks } from './earlyClicks';

const clicked: string[] = [];
const cancel = jest.fn();
const record = jest.fn();

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
}

/** Makes the inline script's record of buttons that were clicked, the last one last. */
function clickEarly(...ids: readonly string[]): void {
  document.addEventListener('click', record, true);
  const animation = { playState: 'running', cancel } as unknown as Animation;
  const clicks = new Map(ids.map((id) => [element(id), animation]));
  Object.assign(document, { earlyClicks: { clicks, record } });
}

function oneTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  clicked.length = 0;
  cancel.mockClear();
  record.mockClear();
  document.body.innerHTML = `
    <button id="menu" type="button"></button>
    <div data-remote="mfe-home">
      <input id="from"><button id="depart" type="button" aria-haspopup="dialog"></button>
      <button id="next" type="button"></button>
    </div>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => clicked.push(button.id));
});

describe('repeatEarlyClicks', () => {
  it('clicks the buttons of the part that is hydrated, in their order, and ends their fading', async () => {
    clickEarly('next', 'menu', 'depart');
    repeatEarlyClicks('layout');
    await oneTask();
    expect(clicked).toEqual(['menu']);
    repeatEarlyClicks('page');
    await oneTask();
    expect(clicked).toEqual(['menu', 'next', 'depart']);
    expect(cancel).toHaveBeenCalledTimes(3);
  });

  it('stops to record with the layout on a static page, which has no buttons', async () => {
    document.querySelector('[data-remote]')?.setAttribute('data-static', 'true');
    clickEarly('menu');
    repeatEarlyClicks('layout');
    await oneTask();
    element('menu').click();
    expect(record).not.toHaveBeenCalled();
  });

  it('clicks each button once', async () => {
    clickEarly('next');
    repeatEarlyClicks('page');
    repeatEarlyClicks('page');
    await oneTask();
    expect(clicked).toEqual(['next']);
  });

  it('forgets clicks that have become too old', async () => {
    clickEarly('next');
    document.earlyClicks?.clicks.set(element('next'), { playState: 'finished', cancel } as never);
    repeatEarlyClicks('page');
    await oneTask();
    expect(clicked).toEqual([]);
  });

  it('opens nothing over what the visitor is typing by then', async () => {
    clickEarly('depart', 'next');
    element('from').focus();
    repeatEarlyClicks('page');
    await oneTask();
    expect(clicked).toEqual(['next']);
  });

  it('records until the page is hydrated', async () => {
    clickEarly();
    repeatEarlyClicks('layout');
    await oneTask();
    element('next').click();
    expect(record).toHaveBeenCalledTimes(1);
    repeatEarlyClicks('page');
    await oneTask();
    element('next').click();
    expect(record).toHaveBeenCalledTimes(1);
  });

  it('records no more once the layout is hydrated in a document without a page of a remote', async () => {
    document.querySelector('[data-remote]')?.remove();
    clickEarly();
    repeatEarlyClicks('layout');
    await oneTask();
    element('menu').click();
    expect(record).not.toHaveBeenCalled();
  });

  it('does nothing in a document without the script', async () => {
    Object.assign(document, { earlyClicks: undefined });
    repeatEarlyClicks('page');
    await oneTask();
    expect(clicked).toEqual([]);
  });
});

describe('forgetAnsweredClicks', () => {
  it('forgets a click that comes through, and keeps one that is stopped', async () => {
    clickEarly('next', 'depart');
    forgetAnsweredClicks();
    const stop = (event: Event) => {
      event.stopPropagation();
    };
    element('depart').addEventListener('click', stop);
    element('depart').click();
    element('next').click();
    clicked.length = 0;
    repeatEarlyClicks('page');
    await oneTask();
    expect(clicked).toEqual(['depart']);
  });
});

import { readDevelopmentOptions } from './readDevelopmentOptions';

it('readDevelopmentOptions returns the packages and the routes in the attributes of the script', () => {
  const script = document.createElement('script');
  script.dataset.developed = 'mfe-deals mfe-home';
  script.dataset.routes = '[{"path":"/new","remote":"mfe-new"}]';
  const { overrides, routes } = readDevelopmentOptions(script);
  expect([...overrides]).toEqual([
    ['mfe-deals', 'development'],
    ['mfe-home', 'development'],
  ]);
  expect(routes).toEqual([{ path: '/new', remote: 'mfe-new' }]);
});

import { menuEntries, type Menu, type MenuEntry } from '@farekite/shared/contract';

const menus: Readonly<Record<Menu, readonly MenuEntry[]>> = {
  guides: menuEntries('guides'),
  deals: menuEntries('deals'),
  legal: menuEntries('legal'),
};

/** The pages that the site's menus list, read while the shell is built: its script does not have the table of routes. */
export default menus;

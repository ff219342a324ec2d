import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { AriaScope } from '../aria/aria-scope.js';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Before the label. */
  readonly icon?: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the row of tabs. */
  label: string;
  /** In the order shown. */
  items: readonly TabItem<Id>[];
  /** Id of the tab that is shown. */
  selected: NoInfer<Id>;
  /** Called with the id of the tab that is chosen. */
  onSelect(id: NoInfer<Id>): void;
  /** The part of the selected tab. */
  children: ReactNode;
}

/** Parts of one dialog or screen, one at a time. Pages of their own are `NavTabs`. */
export function Tabs<const Id extends string>({ label, items, selected, onSelect, children }: TabsProps<Id>) {
  return (
    <AriaScope>
      <AriaTabs
        selectedKey={selected}
        onSelectionChange={key => {
          const item = items.find(({ id }) => id === key);
          if (item !== undefined) onSelect(item.id);
        }}
      >
        <TabList className="rk-tab-list" aria-label={label}>
          {items.map(item => (
            <Tab key={item.id} id={item.id}>
              {item.icon !== undefined && <>{item.icon} </>}
              {item.label}
            </Tab>
          ))}
        </TabList>
        <TabPanel key={selected} id={selected}>
          {children}
        </TabPanel>
      </AriaTabs>
    </AriaScope>
  );
}

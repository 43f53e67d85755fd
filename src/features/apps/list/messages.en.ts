/** Words of the list of apps. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  label: {
    id: "list.label",
    defaultMessage: "Apps",
    description: "Name of the table",
  },
  secrets: {
    id: "list.secrets",
    defaultMessage: "Secrets",
    description: "Column: the client secrets of an app that need attention",
  },
  emptyTitle: {
    id: "list.emptyTitle",
    defaultMessage: "No apps yet",
    description: "The list is empty",
  },
  emptyText: {
    id: "list.emptyText",
    defaultMessage: "Apps that are registered on the platform appear here.",
    description: "The list is empty: what it will show",
  },
  reloading: {
    id: "list.reloading",
    defaultMessage: "The apps are being updated",
    description: "Read by screen readers while the list reloads",
  },
  reloadFailedTitle: {
    id: "list.reloadFailedTitle",
    defaultMessage: "The list could not be refreshed",
    description: "A reload failed; the last list stays",
  },
  search: {
    id: "list.search",
    defaultMessage: "Search apps",
    description: "Name of the search field",
  },
  clearSearch: {
    id: "list.clearSearch",
    defaultMessage: "Clear search",
    description: "Button in the search field",
  },
  filterByStatus: {
    id: "list.filterByStatus",
    defaultMessage: "Status",
    description: "Accessible name of the filter by status",
  },
  allStatuses: {
    id: "list.allStatuses",
    defaultMessage: "All",
    description: "Filter: apps of every status",
  },
  countAll: {
    id: "list.countAll",
    defaultMessage: "{count, plural, one {# app} other {# apps}}",
    description: "How many apps there are",
  },
  countFound: {
    id: "list.countFound",
    defaultMessage: "{found} of {count, plural, one {# app} other {# apps}}",
    description: "How many apps are found among all",
  },
  sortBy: {
    id: "list.sortBy",
    defaultMessage: "Sort",
    description: "Button on a phone: opens the choice of orders",
  },
  "name.asc": {
    id: "list.name.asc",
    defaultMessage: "Name, A to Z",
    description: "Order of the list",
  },
  "name.desc": {
    id: "list.name.desc",
    defaultMessage: "Name, Z to A",
    description: "Order of the list",
  },
  "status.asc": {
    id: "list.status.asc",
    defaultMessage: "Active first",
    description: "Order of the list",
  },
  "status.desc": {
    id: "list.status.desc",
    defaultMessage: "Disabled first",
    description: "Order of the list",
  },
  "creationDate.asc": {
    id: "list.creationDate.asc",
    defaultMessage: "Oldest first",
    description: "Order of the list",
  },
  "creationDate.desc": {
    id: "list.creationDate.desc",
    defaultMessage: "Newest first",
    description: "Order of the list",
  },
  nothingFoundTitle: {
    id: "list.nothingFoundTitle",
    defaultMessage: "No matching apps",
    description: "No app matches search and filter",
  },
  nothingFoundText: {
    id: "list.nothingFoundText",
    defaultMessage: "No app matches this search and status.",
    description: "No app matches search and filter: the reason",
  },
  showAll: {
    id: "list.showAll",
    defaultMessage: "Show all apps",
    description: "Button: clears search and filter",
  },
  leftOut: {
    id: "list.leftOut",
    defaultMessage: "{count, plural, one {# app could not be read} other {# apps could not be read}}",
    description:
      "Above a list that leaves out these apps, since they do not fit the contract. The places follow below, for developers",
  },
} as const satisfies Messages;
